ALTER TABLE "transactions" DROP CONSTRAINT "transactions_payment_id_unique";--> statement-breakpoint
-- Until now every payment was made at Nets, also that of a shop that had named another provider when the order was placed.
UPDATE "transactions" SET "provider" = 'nets' WHERE "payment_id" IS NOT NULL OR "payment_claimed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment" UNIQUE("provider","payment_id");
