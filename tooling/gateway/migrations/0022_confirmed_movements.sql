CREATE TABLE "alarms" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "adyen_modifications" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"payment_reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_operation_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_read_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "adyen_payments" ADD COLUMN "release_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "adyen_payments" ADD COLUMN "is_captured_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "adyen_payments" ADD COLUMN "review" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "adyen_payments" ADD COLUMN "dispute" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "adyen_modifications" ADD CONSTRAINT "adyen_modifications_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarms_open" ON "alarms" USING btree ("raised_at") WHERE "alarms"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "adyen_modifications_transaction" ON "adyen_modifications" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_payment_read_due" ON "orders" USING btree ("payment_read_due_at") WHERE "orders"."payment_read_due_at" is not null;
--> statement-breakpoint
-- What was captured and refunded before movements were kept.
INSERT INTO "adyen_modifications" ("psp_reference", "transaction_id", "payment_reference", "kind", "state", "amount_minor")
SELECT 'captured-before:' || p."psp_reference", p."transaction_id", p."psp_reference", 'capture', 'succeeded', p."amount_minor"
FROM "adyen_payments" p JOIN "orders" o ON o."transaction_id" = p."transaction_id"
WHERE p."state" IN ('authorised', 'released') AND NOT p."is_surplus" AND o."payment_status" IN ('captured', 'refunding', 'refunded');
--> statement-breakpoint
INSERT INTO "adyen_modifications" ("psp_reference", "transaction_id", "payment_reference", "kind", "state", "amount_minor")
SELECT 'refunded-before:' || p."psp_reference", p."transaction_id", p."psp_reference", 'refund', 'succeeded', p."amount_minor"
FROM "adyen_payments" p JOIN "orders" o ON o."transaction_id" = p."transaction_id"
WHERE p."state" IN ('authorised', 'released') AND NOT p."is_surplus" AND o."payment_status" = 'refunded';
--> statement-breakpoint
UPDATE "orders" SET "payment_read_due_at" = now() + interval '1 day'
WHERE "payment_status" IN ('authorised', 'capturing', 'refunding', 'cancelling')
AND EXISTS (SELECT FROM "transactions" t WHERE t."id" = "orders"."transaction_id" AND t."payment_id" IS NOT NULL);
