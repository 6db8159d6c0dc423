CREATE TABLE "mailed_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"origin" text NOT NULL,
	"request_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_request_hash_unique" UNIQUE("request_hash")
);
--> statement-breakpoint
CREATE TABLE "order_accesses" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_accesses_transaction" ON "order_accesses" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "order_accesses_expired" ON "order_accesses" USING btree ("expires_at");