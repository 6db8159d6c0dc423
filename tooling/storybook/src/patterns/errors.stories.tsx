import { Button } from '@shop/ui/elements/button.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { ErrorNumber } from '@shop/ui/feedback/error-number.tsx'
import { ErrorPanel } from '@shop/ui/feedback/error-panel.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { Specimens } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { errors } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Errors', tags: ['autodocs'] }
export default meta

const nothing = () => {}

/** From a field to a page: what an error says, and where it stands. */
export const Errors: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <PatternPage pattern={errors}>
      <Part title="From small to large" note="The smallest place that failed shows the error.">
        <Specimens
          wide
          of={{
            'A field': (
              <TextField
                label="Postcode"
                error="This postcode does not match the country. Please check both."
                value="21000"
                onChange={nothing}
              />
            ),
            'A press that failed': (
              <Alert tone="danger">
                <p>The basket could not be changed. Please try again.</p>
              </Alert>
            ),
            'A small part that could not be loaded': (
              <Alert tone="warning">
                <p>We could not fetch the products.</p>
                <div>
                  <Button look="secondary">Try again</Button>
                </div>
              </Alert>
            ),
            'A large part, or a page': (
              <ErrorPanel
                title="We could not fetch your orders."
                text="If it goes on, please contact customer service."
                action="Try again"
                onAction={nothing}
              >
                <Link href="#service">Customer service</Link>
              </ErrorPanel>
            ),
            'A failure that only we can find': (
              <ErrorNumber label="Please read out this number if you call us" number="482913706" />
            ),
          }}
        />
      </Part>
      <Part title="Words">
        <DoAndDont>
          <Do why="First what is safe, then what to do.">
            <Alert tone="danger" title="The payment was not completed">
              Nothing has been paid. Try again, or let our customer service help you.
            </Alert>
          </Do>
          <Dont why="It leaves the one question open: was something paid?">
            <Alert tone="danger" title="Error 402">
              An unexpected error occurred during processing.
            </Alert>
          </Dont>
        </DoAndDont>
      </Part>
    </PatternPage>
  ),
}
