CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"properties" jsonb NOT NULL,
	"sealed_cpr" text,
	"shipping_method" text DEFAULT '' NOT NULL,
	"payment_code" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_shop_id_user_id_pk" PRIMARY KEY("shop_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"address_book" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"favourites" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receive_marketing_materials" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email" UNIQUE("shop_id","email")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "documents_shop_id_kind_pk" PRIMARY KEY("shop_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" text NOT NULL,
	"order_number" text NOT NULL,
	"transaction_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"draft" jsonb NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_shop_id_order_number_pk" PRIMARY KEY("shop_id","order_number"),
	CONSTRAINT "orders_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"transaction_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"item_number" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "products_item_number" UNIQUE("shop_id","item_number")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"correlation_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"is_current" boolean NOT NULL,
	"cart_hash" text NOT NULL,
	"form_hash" text NOT NULL,
	"draft" jsonb NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"payment_claimed_at" timestamp with time zone,
	"provider_reads" integer DEFAULT 0 NOT NULL,
	"provider_read_at" timestamp with time zone,
	"order_number" text,
	"held_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_inbox_provider_event_key_pk" PRIMARY KEY("provider","event_key")
);
--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("shop_id","user_id","placed_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "transactions_user" ON "transactions" USING btree ("shop_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("provider_read_at") WHERE "transactions"."status" in ('authorising', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_current" ON "transactions" USING btree ("shop_id","user_id") WHERE "transactions"."is_current";--> statement-breakpoint
CREATE INDEX "webhook_inbox_due" ON "webhook_inbox" USING btree ("due_at") WHERE "webhook_inbox"."processed_at" is null;