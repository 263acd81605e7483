// A mascot that shows what an AI agent is doing: a canvas, and the page that drives it. node agent-canvas.js msc_…
import { createClient } from '@liverig/client';

const client = createClient({
  baseUrl: process.env.LIVERIG_URL ?? 'http://localhost:3000/api/v1',
  key: process.env.LIVERIG_KEY,
});
const [mascotId = ''] = process.argv.slice(2);

const canvas = await client.canvases.create(mascotId, { name: 'Agent', template: 'ai_agent' });
const inputs = canvas.graph.inputs.map(({ name, type }) => `${name} (${type})`);
const { bundle_url: bundle } = await client.mascots.update(mascotId, { public: true });
const origin = new URL(bundle).origin;

console.log(`Inputs: ${inputs.join(', ')}`);
console.log(`<script type="module" src="${origin}/player.js"></script>`);
console.log(`<service-player id="agent" src="${bundle}" canvas="${canvas.name}"></service-player>`);
for (const { name, type } of canvas.graph.inputs) {
  console.log(
    type === 'trigger' ? `agent.fire('${name}');` : `agent.setInput('${name}', ${type === 'number' ? 1 : true});`,
  );
}
