CREATE TABLE "refill_reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"origin" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refill_reminders_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE INDEX "refill_reminders_expired" ON "refill_reminders" USING btree ("expires_at") WHERE "refill_reminders"."ended_at" is null;