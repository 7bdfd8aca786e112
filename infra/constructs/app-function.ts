/**
 * A Lambda function of the product: one source file, its own role, its own log group, and `bind`, which sets the
 * variable a resource is found by and grants the use of it in one act. Nothing else gives a function a permission.
 */
import { fileURLToPath } from 'node:url';
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type CfnFunction, Code, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, LogLevel, NodejsFunction, OutputFormat, SourceMapMode } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Binding } from './binding.ts';
import { bundleFormat } from './bundle-format.ts';
import { removalPolicy } from './removal.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface AppFunctionProps {
  stage: Stage;
  /** The file that exports `handler`, relative to the repository. */
  entry: string;
  description: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** The area of the contract it answers, where it answers one. */
  area?: string;
  /** Concurrent executions that are kept for it, and bound it. */
  reservedConcurrency?: number;
  /** Whether it comes with the parts that are bundled into files of their own. */
  hasChunks?: boolean;
}

/** The SDK is bundled too: Lambda's own copy is another version than the one that was tested. */
const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  target: bundleFormat.target,
  mainFields: bundleFormat.mainFields,
  banner: bundleFormat.banner.js,
  minify: true,
  sourceMap: true,
  sourceMapMode: SourceMapMode.DEFAULT,
  sourcesContent: false,
  externalModules: bundleFormat.external,
  logLevel: LogLevel.WARNING,
};

const withChunks: BundlingOptions = {
  ...bundling,
  commandHooks: {
    beforeInstall: () => [],
    beforeBundling: () => [],
    afterBundling: (input, output) => [`"${process.execPath}" "${input}/infra/constructs/bundle-chunks.ts" "${output}"`],
  },
};

/** Where a template is all that is wanted, nothing is bundled: the local run loads `entry` itself. */
const source = (scope: Construct, entry: string, hasChunks = false) =>
  Stack.of(scope).bundlingRequired
    ? { handler: 'handler', bundling: hasChunks ? withChunks : bundling }
    : { handler: 'index.handler', code: Code.fromInline(`// ${entry}`) };

export class AppFunction extends Construct {
  readonly fn: NodejsFunction;
  readonly logs: LogGroup;
  readonly timeoutSeconds: number;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    const { stage, entry, timeoutSeconds } = props;
    this.timeoutSeconds = timeoutSeconds;
    this.logs = new LogGroup(this, 'Logs', { retention: stage.logRetentionDays, removalPolicy: removalPolicy(stage) });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: props.description,
    });
    this.logs.grantWrite(role);
    this.fn = new NodejsFunction(this, 'Function', {
      ...source(this, entry, props.hasChunks),
      entry: `${root}${entry}`,
      projectRoot: root,
      depsLockFilePath: `${root}package-lock.json`,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      reservedConcurrentExecutions: props.reservedConcurrency,
      role,
      logGroup: this.logs,
      // Lines carry the level of the console call that wrote them, which alarms count by.
      loggingFormat: LoggingFormat.JSON,
      environment: { NODE_OPTIONS: '--enable-source-maps' },
    });
    (this.fn.node.defaultChild as CfnFunction).addMetadata('keelhouse', { entry, ...(props.area ? { area: props.area } : {}) });
  }

  bind(...bindings: Binding[]): this {
    for (const { variables, statements, acknowledged = [] } of bindings) {
      for (const [name, value] of Object.entries(variables)) this.fn.addEnvironment(name, value);
      for (const statement of statements) this.allow(statement);
      if (acknowledged.length > 0) Validations.of(this).acknowledge(...acknowledged);
    }
    return this;
  }

  /** For what a trigger needs, such as receiving from the queue that invokes the function; `bind` for everything else. */
  allow(statement: PolicyStatement): void {
    this.fn.addToRolePolicy(statement);
  }
}
