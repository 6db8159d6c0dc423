-- What waits in the inbox is handled by the outbox from now on; what was handled needs nothing there.
INSERT INTO "outbox" ("key", "kind", "subject_id", "attempts", "due_at")
  SELECT 'webhook:' || "provider" || ':' || "event_key", 'webhook', "provider" || ':' || "event_key", "attempts", "due_at"
  FROM "webhook_inbox" WHERE "processed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "webhook_inbox" SET "id" = "provider" || ':' || "event_key";--> statement-breakpoint
DROP INDEX "webhook_inbox_due";--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP CONSTRAINT "webhook_inbox_provider_event_key_pk";--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP COLUMN "event_key";--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP COLUMN "processed_at";
