ALTER TABLE "outbox" RENAME COLUMN "transaction_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "confirmed_at" = "created_at";
