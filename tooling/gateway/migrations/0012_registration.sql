ALTER TABLE "customers" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
UPDATE "customers" SET "email_proven_at" = "created_at";