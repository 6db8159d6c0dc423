CREATE TABLE "adyen_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"answer" jsonb,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adyen_payments" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adyen_calls" ADD CONSTRAINT "adyen_calls_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adyen_payments" ADD CONSTRAINT "adyen_payments_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "adyen_calls_open" ON "adyen_calls" USING btree ("transaction_id") WHERE "adyen_calls"."answer" is null;--> statement-breakpoint
CREATE INDEX "adyen_calls_transaction" ON "adyen_calls" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "adyen_payments_transaction" ON "adyen_payments" USING btree ("transaction_id");