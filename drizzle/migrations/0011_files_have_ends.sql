ALTER TABLE "files" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_expiring" ON "files" USING btree ("expires_at") WHERE "files"."expires_at" is not null;--> statement-breakpoint
UPDATE "files" SET "object_key" = 'files/' || "id" WHERE "store" = 's3';--> statement-breakpoint
UPDATE "files" SET "expires_at" = now() + interval '30 days' WHERE "kind" = 'export';
