ALTER TABLE "customers" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_unused" ON "customers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_unproven" ON "customers" USING btree ("last_used_at") WHERE "customers"."email_proven_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_contact" ON "orders" USING btree ("placed_at") WHERE "orders"."draft" #>> '{invoiceAddress,email}' <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transactions_placed" ON "transactions" USING btree ("updated_at") WHERE "transactions"."order_number" is not null and "transactions"."draft" #>> '{invoiceAddress,lastName}' <> '';--> statement-breakpoint
CREATE OR REPLACE TRIGGER "operator_log_append_only" BEFORE UPDATE OR TRUNCATE ON "operator_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_early_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD."at" > now() - interval '2922 days' THEN RAISE EXCEPTION 'Rows of % are kept for eight years', TG_TABLE_NAME; END IF; RETURN OLD; END $$;--> statement-breakpoint
CREATE TRIGGER "operator_log_kept" BEFORE DELETE ON "operator_log" FOR EACH ROW EXECUTE FUNCTION "refuse_early_deletion"();
