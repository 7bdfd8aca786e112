/**
 * A Lambda function of the product: one source file, its own role, its own log group, and `bind`, which sets the
 * variable a resource is found by and grants the use of it in one act. Nothing else gives a function a permission.
 */
import { fileURLToPath } from 'node:url';
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type CfnFunction, Code, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
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
  commandHooks: {
    beforeInstall: () => [],
    beforeBundling: () => [],
    afterBundling: (input, output) => [`"${process.execPath}" "${input}/infra/constructs/bundle-chunks.ts" "${output}"`],
  },
};

/** Where a template is all that is wanted, nothing is bundled: the local run loads `entry` itself. */
const source = (scope: Construct, entry: string) =>
  Stack.of(scope).bundlingRequired
    ? { handler: 'handler', bundling }
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
      ...source(this, entry),
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
      // Errors of the runtime itself (timeouts, crashes) then carry a level as the product's own lines do; alarms count by it.
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment: { NODE_OPTIONS: '--enable-source-maps' },
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray has no resources to name: PutTraceSegments and PutTelemetryRecords can only be allowed on all. They write traces and read nothing.',
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
