ALTER TABLE "orders" ADD COLUMN "payment_status" text DEFAULT 'authorised' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_status" DROP DEFAULT;--> statement-breakpoint
UPDATE "orders" SET "payment_status" = 'none' FROM "transactions"
  WHERE "transactions"."id" = "orders"."transaction_id" AND "transactions"."provider" = 'none';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;
