CREATE TABLE "erasures" (
	"digest" text NOT NULL,
	"shop_id" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_digest_shop_id_pk" PRIMARY KEY("digest","shop_id")
);
