'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { KEY_PLACEHOLDER, MCP_CLIENTS, mcpUrl, mcpUrlWithKey } from '@/lib/contract/mcp-clients';
import { Prose } from '../docs/reference/said';
import { Section } from '../settings/section';
import { CopyButton } from '../ui/copy-button';
import { ScrolledText } from '../ui/scrolled-text';
import { Secret } from '../ui/secret';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';

/** How to connect an agent: the URL of the MCP server, and the configuration of common clients. */
export function ConnectAgent({ origin }: { origin: string }) {
  const [chosen, setChosen] = useState('claude-code');
  const access = { origin, key: KEY_PLACEHOLDER };
  const client = MCP_CLIENTS.find(({ id }) => id === chosen);
  return (
    <Section
      title="Connect an agent"
      note="Agents make, change and export mascots over MCP, with a key of this workspace."
    >
      <div className="flex flex-col gap-4">
        <Secret label="Address for agents" text={mcpUrl(origin)} look="secondary" />
        <Tabs
          value={chosen}
          onValueChange={setChosen}
          className="min-w-0 overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]"
        >
          <div className="flex items-center border-b pr-1.5">
            <TabList
              aria-label="Client"
              className={clsx(
                'min-w-0 grow gap-0! overflow-x-auto overflow-y-hidden border-b-0 [scrollbar-width:none]',
                'max-lg:mask-r-from-[calc(100%-2rem)]',
              )}
            >
              {MCP_CLIENTS.map(({ id, title }) => (
                <Tab key={id} value={id} className="mb-0 shrink-0">
                  {title}
                </Tab>
              ))}
            </TabList>
            {client ? (
              <CopyButton text={client.code(access)} what={`the code for ${client.title}`} look="quiet" />
            ) : null}
          </div>
          {MCP_CLIENTS.map(({ id, title, place, code }) => (
            <TabPanel key={id} value={id}>
              <p className="said max-w-prose px-4 pt-4 text-small text-muted">
                <Prose text={place} />
              </p>
              <ScrolledText label={`Code for ${title}`} className="px-4 pt-3 pb-4">
                <code>{code(access).trimEnd()}</code>
              </ScrolledText>
            </TabPanel>
          ))}
        </Tabs>
        <p className="max-w-prose text-small text-muted">
          Put one of your keys where it says {KEY_PLACEHOLDER}. A client that cannot set headers takes{' '}
          <code className="font-mono wrap-anywhere">{mcpUrlWithKey(access)}</code> instead: whoever sees that address
          has the key.
        </p>
      </div>
    </Section>
  );
}
