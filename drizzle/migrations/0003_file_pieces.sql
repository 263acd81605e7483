ALTER TABLE "file_bytes" ADD COLUMN "seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file_bytes" DROP CONSTRAINT "file_bytes_pkey";--> statement-breakpoint
ALTER TABLE "file_bytes" ADD CONSTRAINT "file_bytes_file_id_seq_pk" PRIMARY KEY("file_id","seq");--> statement-breakpoint
ALTER TABLE "file_bytes" ALTER COLUMN "seq" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "file_bytes" ("file_id", "seq", "data")
  SELECT "file_id", "at", substring("data" FROM "at" * 1048576 + 1 FOR 1048576)
  FROM "file_bytes", generate_series(1, (length("data") - 1) / 1048576) AS "at";--> statement-breakpoint
UPDATE "file_bytes" SET "data" = substring("data" FOR 1048576) WHERE "seq" = 0 AND length("data") > 1048576;
