-- Counts in one call and one round trip, whoever else counts at that moment: each statement of a function sees what was written before the lock was had.
CREATE FUNCTION "count_requests"(of_bucket text, this_second timestamptz, since timestamptz, allowed integer, requests integer, OUT used integer, OUT taken integer, OUT first double precision)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(of_bucket, 0));
  SELECT coalesce(sum(r.count), 0), extract(epoch FROM coalesce(min(r.window_start), this_second)) INTO used, first
  FROM rate_windows r WHERE r.bucket = of_bucket AND r.window_start > since;
  taken := greatest(0, least(requests, allowed - used));
  IF taken > 0 THEN
    INSERT INTO rate_windows AS r (bucket, window_start, count) VALUES (of_bucket, this_second, taken)
    ON CONFLICT (bucket, window_start) DO UPDATE SET count = r.count + taken;
  END IF;
END $$;
