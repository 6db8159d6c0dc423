CREATE TABLE "promo_code_uses" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"email" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_email" UNIQUE("shop_id","email","type")
);
--> statement-breakpoint
CREATE TABLE "vat_declarations" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"order_number" text NOT NULL,
	"declared_by" text NOT NULL,
	"address" jsonb NOT NULL,
	"goods" jsonb NOT NULL,
	"vat_exempt_minor" integer NOT NULL,
	"text_version" text NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "promo_code_uses_code" ON "promo_code_uses" USING btree ("shop_id","code");