CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"svg" text NOT NULL,
	"widths" jsonb NOT NULL,
	"formats" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" RENAME TO "throttles";--> statement-breakpoint
ALTER TABLE "carts" RENAME COLUMN "sealed_cpr" TO "encrypted_cpr";--> statement-breakpoint
DROP INDEX "transactions_unsettled";--> statement-breakpoint
CREATE INDEX "transactions_unreconciled" ON "transactions" USING btree ("provider_read_at") WHERE "transactions"."status" in ('authorising', 'pending');--> statement-breakpoint
UPDATE "transactions" SET "draft" = ("draft" - 'sealedCpr') || jsonb_build_object('encryptedCpr', "draft" -> 'sealedCpr') WHERE "draft" -> 'sealedCpr' IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "draft" = ("draft" - 'sealedCpr') || jsonb_build_object('encryptedCpr', "draft" -> 'sealedCpr') WHERE "draft" -> 'sealedCpr' IS NOT NULL;
