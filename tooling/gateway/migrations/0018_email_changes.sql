CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"origin" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
