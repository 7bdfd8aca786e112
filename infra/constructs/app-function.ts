/**
 * A Lambda function with its own role and log group. `bind` sets the variable that names a resource and grants
 * its use in one step; nothing else gives a function a permission.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage, Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  Code,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Binding } from './binding.ts';
import { removalPolicy } from './removal.ts';
import { Rollout } from './rollout.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface AppFunctionProps {
  stage: Stage;
  entry: string;
  description: string;
  timeoutSeconds: number;
  memoryMb: number;
  area?: string;
  /** Both reserves concurrent executions and limits the function to them. */
  reservedConcurrency?: number;
}

/** Bundled on this machine, never in a container. */
const bundle = (entry: string): Code =>
  Code.fromAsset(root, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle: (folder) => {
          execFileSync(process.execPath, [`${root}infra/constructs/bundle.ts`, entry, folder], { stdio: 'inherit' });
          return true;
        },
      },
    },
  });

export class AppFunction extends Construct {
  readonly fn: LambdaFunction;
  readonly logs: LogGroup;
  readonly timeoutSeconds: number;
  /** Undefined where a new release takes over at once. */
  readonly rollout: Rollout | undefined;
  /** Part of the role, so that no function runs, and no trigger starts, before it is allowed what it needs. */
  private readonly allowed = new PolicyDocument();

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    const { stage, entry, timeoutSeconds } = props;
    this.timeoutSeconds = timeoutSeconds;
    this.logs = new LogGroup(this, 'Logs', { retention: stage.logRetentionDays, removalPolicy: removalPolicy(stage) });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: props.description,
      inlinePolicies: { needs: this.allowed },
    });
    this.allow(
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [this.logs.logGroupArn] }),
    );
    this.allow(new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }));
    this.fn = new LambdaFunction(this, 'Function', {
      handler: 'index.handler',
      // Without bundling, a placeholder: the local run loads `entry` itself.
      code: Stack.of(this).bundlingRequired ? bundle(entry) : Code.fromInline(`// ${entry}`),
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      reservedConcurrentExecutions: props.reservedConcurrency,
      role: role.withoutPolicyUpdates(),
      logGroup: this.logs,
      // Errors of the runtime itself (timeouts, crashes) then carry a level too; alarms count by it.
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment: { NODE_OPTIONS: '--enable-source-maps' },
      currentVersionOptions: { removalPolicy: removalPolicy(stage) },
    });
    this.rollout = stage.rollout === 'canary' ? new Rollout(this, 'Rollout', this.fn) : undefined;
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray has no resources to name: PutTraceSegments and PutTelemetryRecords can only be allowed on all. They write traces and read nothing.',
    });
    (this.fn.node.defaultChild as CfnFunction).addMetadata('keelhouse', { entry, ...(props.area ? { area: props.area } : {}) });
  }

  /** What routes, queues, streams and schedules invoke. */
  get target(): IFunction {
    return this.rollout?.alias ?? this.fn;
  }

  bind(...bindings: Binding[]): this {
    for (const { variables, statements, acknowledged = [] } of bindings) {
      for (const [name, value] of Object.entries(variables)) this.fn.addEnvironment(name, value);
      for (const statement of statements) this.allow(statement);
      if (acknowledged.length > 0) Validations.of(this).acknowledge(...acknowledged);
    }
    return this;
  }

  /** For what a trigger needs, such as receiving from its queue. Use `bind` for everything else. */
  allow(statement: PolicyStatement): void {
    this.allowed.addStatements(statement);
  }
}
