/** Each rule says what to do instead, so that its failure message helps. */

interface Rule {
  name: string;
  /** Files the rule speaks about. */
  from: RegExp;
  /** What they may import; anything else is a violation. */
  allowed: RegExp[];
  /** What they may not import although `allowed` would let it pass. */
  banned?: RegExp[];
  remedy: string;
}

const JSON_FILES = /^package\.json$/;
const WEB_ASSETS = /\.(css|svg|woff2?|png|webp)(\?.*)?$/;
const anyPackage = /^(?!#|\.|shared\/|functions\/|infra\/|web\/|tests\/)[@\w]/;
const sdk = (name: string) => new RegExp(`^@aws-sdk/client-${name}`);
const AWS_SDKS = /^@aws-sdk\//;
const PROVIDERS = [AWS_SDKS, /^stripe$/, /^otpauth$/, /^disposable-email-domains-js$/];

const functionLayers = [
  /^functions\/(runtime|data|gateways|documents|mail)\//,
  /^shared\//,
  /^zod$/,
  /^node:/,
  /^aws-lambda$/,
  JSON_FILES,
];

const rules: Rule[] = [
  {
    name: 'shared is pure',
    from: /^shared\/(?!format\/(csv|device))/,
    allowed: [/^shared\//, /^zod$/, JSON_FILES],
    remedy:
      'Keep rules free of I/O: hand the data and the time in, and do the I/O in functions/data, functions/gateways or web/lib.',
  },
  {
    name: 'shared/format/csv adds papaparse only',
    from: /^shared\/format\/csv/,
    allowed: [/^shared\//, /^zod$/, /^papaparse$/],
    remedy: 'CSV reading lives here; everything else belongs into another file.',
  },
  {
    name: 'shared/format/device adds bowser only',
    from: /^shared\/format\/device/,
    allowed: [/^bowser$/],
    remedy: 'Naming devices lives here; everything else belongs into another file.',
  },
  {
    name: 'an API area imports its own folder and the layers below',
    from: /^functions\/api\//,
    allowed: [...functionLayers, /^functions\/(api|http)\//],
    remedy: 'Move what two areas need into functions/data, functions/gateways or shared/domain.',
  },
  {
    name: 'workers, webhooks, schedules, streams and the mailer never import the API',
    from: /^functions\/(worker|webhooks|schedules|streams|mailer)\//,
    allowed: [
      ...functionLayers,
      /^functions\/(worker|webhooks|streams)\//,
      /^functions\/http\/edge\.ts$/,
      /^@aws-lambda-powertools\/metrics$/,
    ],
    remedy: 'Move what they share with the API into functions/data, functions/gateways or shared/domain.',
  },
  {
    name: 'repositories alone speak to DynamoDB, and to nothing else',
    from: /^functions\/data\//,
    allowed: [
      /^functions\/data\//,
      /^functions\/runtime\/(env|log)\.ts$/,
      /^shared\//,
      sdk('dynamodb$'),
      /^@aws-sdk\/(lib|util)-dynamodb$/,
      /^zod$/,
      /^node:(crypto|zlib|timers\/promises)$/,
    ],
    remedy: 'A repository stores and reads. Providers belong into functions/gateways, decisions into shared/domain.',
  },
  {
    name: 'gateways speak to one provider each, never to tables',
    from: /^functions\/gateways\//,
    allowed: [
      /^functions\/gateways\//,
      /^functions\/runtime\/(env|log|clock)\.ts$/,
      /^shared\//,
      ...PROVIDERS,
      /^zod$/,
      /^node:/,
    ],
    banned: [sdk('dynamodb'), /^@aws-sdk\/lib-dynamodb$/, /^shared\/messages\//],
    remedy:
      'Read the table in the operation and hand the values to the gateway. Throw a typed error; the API turns it into a status and a sentence.',
  },
  {
    name: 'the runtime imports no other layer',
    from: /^functions\/runtime\//,
    allowed: [/^functions\/runtime\//, /^shared\//, /^node:/, /^aws-lambda$/, /^@aws-lambda-powertools\//],
    remedy:
      'Environment, clock, log and queue batches are below the data layer. What needs rows, providers or HTTP belongs into functions/http or into the function itself.',
  },
  {
    name: 'HTTP middleware knows repositories and gateways, not areas',
    from: /^functions\/http\//,
    allowed: [/^functions\/(http|runtime|data|gateways)\//, /^shared\//, /^zod$/, /^node:/, /^@middy\//, /^aws-lambda$/],
    remedy: 'Put what belongs to one call into its area in functions/api, and providers behind functions/gateways.',
  },
  {
    name: 'the PDF engine could be lifted out',
    from: /^functions\/documents\/pdf\//,
    allowed: [/^functions\/documents\/pdf\//, /^shared\/pictures\/(drawing|svg)\.ts$/, /^pdfkit$/],
    remedy: 'Hand fonts, names and sentences in from functions/documents/render-pdf.ts.',
  },
  {
    name: 'documents and mails are pure renderers',
    from: /^functions\/(documents|mail)\//,
    allowed: [
      /^functions\/documents\//,
      /^functions\/mail\//,
      /^shared\//,
      /^react(-email)?$/,
      /^react\/jsx-runtime$/,
      /^(docx|pdfkit|fflate|@resvg\/)/,
      /^node:(fs|module|zlib)$/,
    ],
    remedy: 'Hand the data in; load it in the operation.',
  },
  {
    name: 'infrastructure imports the contract and the entity chart',
    from: /^infra\/(stacks|constructs|app\.ts|main\.ts|stages\.ts|stage-check\.ts)/,
    allowed: [
      /^infra\/(stacks|constructs|app\.ts|stages\.ts|stage-check\.ts)/,
      /^shared\//,
      /^aws-cdk-lib/,
      /^constructs$/,
      /^cdk-/,
      /^esbuild$/,
      /^node:/,
      /^functions\/(runtime\/env|data\/keys)\.ts$/,
      JSON_FILES,
    ],
    remedy: 'Stacks describe resources; what a function does stays in functions/.',
  },
  {
    name: 'tools of operators know keys and nothing of the product',
    from: /^infra\/operations\//,
    allowed: [
      /^infra\/operations\//,
      AWS_SDKS,
      /^functions\/data\/(keys|users|second-factors)\.ts$/,
      /^functions\/(gateways\/stripe\/events|webhooks\/stripe\/handler|schedules\/stripe-reconciliation)\.ts$/,
      /^shared\/domain\/time\.ts$/,
      /^node:/,
    ],
    remedy:
      'An operator runs them against a stage that may be half restored: they work on rows and identities alone, and leave what Stripe says to the webhook and the reconciliation.',
  },
  {
    name: 'delivery knows stages and their contract, not what runs in them',
    from: /^infra\/delivery\//,
    allowed: [
      /^infra\/delivery\//,
      /^infra\/(stages|stage-check)\.ts$/,
      /^infra\/(stacks\/backup|constructs\/(security-headers|webhook-path)|local\/typed-client)\.ts$/,
      /^shared\//,
      /^(zod|stripe)$/,
      /^node:/,
      // of the canary, which is a function of its own
      /^functions\/runtime\/(env|event-handlers|log)\.ts$/,
      /^@aws-lambda-powertools\/metrics$/,
      sdk('secrets-manager'),
    ],
    remedy: 'It looks at a stage from outside, as an operator or a customer does: through AWS, Stripe and the API.',
  },
  {
    name: 'the local run loads handlers by path, never by import',
    from: /^infra\/local\//,
    allowed: [
      /^infra\/(app|stages|constructs\/security-headers)\.ts$/,
      /^infra\/local\//,
      /^shared\//,
      anyPackage,
      /^node:/,
      JSON_FILES,
      /^functions\/data\/keys\.ts$/,
      /^web\/vite\.config\.ts$/,
    ],
    remedy: 'Name the handler in the template and let the runner load it.',
  },
  {
    name: 'the local cloud could be lifted out: it imports nothing of the house',
    from: /^infra\/local\/cloud\//,
    allowed: [/^infra\/local\/cloud\//, anyPackage, /^node:/],
    remedy: 'Hand what is ours (folders, names, headers) in as a parameter from infra/local/run.ts.',
  },
  {
    name: 'the fake Stripe could be lifted out: it imports nothing of the house',
    from: /^infra\/local\/fake-stripe\//,
    allowed: [/^infra\/local\/fake-stripe\//, anyPackage, /^node:/],
    remedy: 'Hand it in as an option of createFakeStripe, from infra/local/services.ts.',
  },
  {
    name: 'the design system knows nothing of the product',
    from: /^web\/ui\//,
    allowed: [/^web\/ui\//, /^web\/lib\/store\.ts$/, /^shared\/format\//, anyPackage, WEB_ASSETS],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'Hand words and data in as props.',
  },
  {
    name: 'the CSV import serves every feature and knows none',
    from: /^web\/csv-import\//,
    allowed: [/^web\/(csv-import|ui|lib)\//, /^shared\//, anyPackage, WEB_ASSETS],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'Hand words, columns and calls in as props.',
  },
  {
    name: 'the proof of numbers serves every feature and knows none',
    from: /^web\/proof\//,
    allowed: [/^web\/(proof|ui|lib)\//, /^shared\//, anyPackage, WEB_ASSETS],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'Hand the BCP and what follows a test in as props.',
  },
  {
    name: 'the files of documents serve every feature and know none',
    from: /^web\/document-files\//,
    allowed: [/^web\/(document-files|ui|lib)\//, /^shared\//, anyPackage, WEB_ASSETS],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'Hand the call that makes the file in as a prop.',
  },
  {
    name: 'web/lib is plumbing',
    from: /^web\/lib\//,
    allowed: [/^web\/lib\//, /^shared\//, anyPackage, /^virtual:/],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'Screens belong into web/features, rules into shared/domain.',
  },
  {
    name: 'a feature never imports another feature',
    from: /^web\/features\//,
    allowed: [/^web\/(features|csv-import|document-files|proof|ui|lib)\//, /^shared\//, anyPackage, WEB_ASSETS, /^virtual:/],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'Compose features in web/app/pages, or move what both need into web/ui or web/lib.',
  },
  {
    name: 'the app composes web and shared only',
    from: /^web\/app\//,
    allowed: [/^web\//, /^shared\//, anyPackage, WEB_ASSETS, /^virtual:/],
    banned: [...PROVIDERS, /^node:/],
    remedy: 'The browser talks to the API through web/lib/api.ts.',
  },
];

const featureOf = (file: string): string | undefined => /^web\/features\/([^/]+)\//.exec(file)?.[1];
const areaOf = (file: string): string | undefined => /^functions\/api\/([^/]+)\//.exec(file)?.[1];

/** What is wrong with the imports of a file, as sentences with their remedy; empty when nothing is. */
export const violations = (file: string, imports: string[]): string[] =>
  rules
    .filter((rule) => rule.from.test(file))
    .flatMap((rule) =>
      imports
        .filter((name) => isForbidden(rule, file, name))
        .map((name) => `${file} imports ${name}\n  rule: ${rule.name}\n  do instead: ${rule.remedy}`),
    );

const isForbidden = (rule: Rule, file: string, name: string): boolean => {
  const [from, to] = [featureOf(file), featureOf(name)];
  if (from && to && from !== to) return true;
  const [fromArea, toArea] = [areaOf(file), areaOf(name)];
  if (fromArea && toArea && fromArea !== toArea) return true;
  return !rule.allowed.some((pattern) => pattern.test(name)) || (rule.banned ?? []).some((pattern) => pattern.test(name));
};

/** Import cycles in a graph of files, each as the chain that closes it. */
export const cycles = (graph: Map<string, string[]>): string[][] => {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[][] = [];
  const walk = (file: string, chain: string[]): void => {
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') found.push([...chain.slice(chain.indexOf(next)), next]);
      else if (!state.has(next) && graph.has(next)) walk(next, [...chain, next]);
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) walk(file, [file]);
  return found;
};
