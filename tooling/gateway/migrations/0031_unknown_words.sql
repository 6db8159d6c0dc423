CREATE TABLE "unknown_words" (
	"shop_id" text NOT NULL,
	"word" text NOT NULL,
	"searches" integer NOT NULL,
	"days" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "unknown_words_shop_id_word_pk" PRIMARY KEY("shop_id","word")
);
--> statement-breakpoint
CREATE INDEX "unknown_words_last_day" ON "unknown_words" USING btree ("last_day");