-- Counts by the database's clock, which is one for all instances, read once the lock is had: a second never comes before one that was counted. `wait` is until the oldest second counted leaves the window.
-- The function that is given a time stays: an instance of the version before calls it while it is being replaced.
CREATE FUNCTION "count_requests"(of_bucket text, window_seconds integer, allowed integer, requests integer, OUT used integer, OUT taken integer, OUT wait double precision)
LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(of_bucket, 0));
  at := clock_timestamp();
  SELECT coalesce(sum(r.count), 0), window_seconds - extract(epoch FROM at - coalesce(min(r.window_start), date_trunc('second', at))) INTO used, wait
  FROM rate_windows r WHERE r.bucket = of_bucket AND r.window_start > at - make_interval(secs => window_seconds);
  taken := greatest(0, least(requests, allowed - used));
  IF taken > 0 THEN
    INSERT INTO rate_windows AS r (bucket, window_start, count) VALUES (of_bucket, date_trunc('second', at), taken)
    ON CONFLICT (bucket, window_start) DO UPDATE SET count = r.count + taken;
  END IF;
END $$;
