CREATE TABLE "deployment" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"environment" text NOT NULL,
	"secret_key_id" text NOT NULL,
	"accounts" jsonb NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"adopted_at" timestamp with time zone,
	CONSTRAINT "deployment_one_row" CHECK ("deployment"."id" = 1)
);
