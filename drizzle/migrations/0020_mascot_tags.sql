-- The keys under which a filter of the list finds a row, beside those of its words and tags.
CREATE FUNCTION "mascot_keys"(source text, is_public boolean, versions integer) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    'source:' || source,
    CASE WHEN is_public THEN 'public:true' ELSE 'public:false' END,
    CASE WHEN versions > 0 THEN 'drawn' ELSE 'undrawn' END
  ]
$$;--> statement-breakpoint
DROP INDEX "mascots_search";--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "tag_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "tag_words" text;--> statement-breakpoint
CREATE INDEX "mascots_oldest_change" ON "mascots" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "mascots_names" ON "mascots" USING btree ("workspace_id",left(coalesce("name_words", lower("name")), 60) collate "C","id");--> statement-breakpoint
CREATE INDEX "mascots_tagged" ON "mascots" USING btree ("workspace_id") WHERE "mascots"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "mascots_search" ON "mascots" USING gin ((search_keys("workspace_id", (' ' || coalesce("name_words", lower("name")) || ' ' ||
        coalesce("prompt_words", '') || ' ' || coalesce("tag_words", ''))) || "tag_keys" ||
        mascot_keys("source", "public", "version_count")));