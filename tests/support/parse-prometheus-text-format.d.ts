declare module 'parse-prometheus-text-format' {
  /** A sample of a counter, a gauge or an untyped line: a number as text. */
  export interface Sample {
    value?: string;
    labels?: Record<string, string>;
  }
  export interface Family {
    name: string;
    help: string;
    type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED';
    metrics: Sample[];
  }
  export default function parsePrometheusTextFormat(text: string): Family[];
}
