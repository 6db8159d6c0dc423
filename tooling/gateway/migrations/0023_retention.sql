CREATE TABLE "retention_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "is_revisited" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carts_anonymous" ON "carts" USING btree ("updated_at") WHERE "carts"."user_id" not like 'c-%';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carts_unused" ON "carts" USING btree ("updated_at") WHERE "carts"."user_id" not like 'c-%' and (not "carts"."is_revisited" or "carts"."lines" = '[]');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carts_cpr" ON "carts" USING btree ("updated_at") WHERE "carts"."encrypted_cpr" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_received" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_placed_in_shop" ON "orders" USING btree ("shop_id","placed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_cpr" ON "orders" USING btree ("placed_at") WHERE "orders"."draft" ->> 'encryptedCpr' is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_subject" ON "outbox" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_unfinished" ON "outbox" USING btree ("subject_id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_unconfirmed" ON "subscriptions" USING btree ("created_at") WHERE "subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "throttles_expired" ON "throttles" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transactions_unpaid" ON "transactions" USING btree ("updated_at") WHERE "transactions"."status" in ('created', 'cancelled', 'failed');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transactions_cpr" ON "transactions" USING btree ("created_at") WHERE "transactions"."draft" ->> 'encryptedCpr' is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "webhook_inbox_received" ON "webhook_inbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_expired" ON "sessions" USING btree ("expires_at");