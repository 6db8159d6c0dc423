CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"origin" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
