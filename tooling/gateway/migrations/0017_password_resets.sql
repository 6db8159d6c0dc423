CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"email" text NOT NULL,
	"origin" text NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("shop_id","email");