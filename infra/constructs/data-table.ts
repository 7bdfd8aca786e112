import { Validations } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { type TableName, tables } from '#functions/data/keys.ts';
import type { EnvName } from '#functions/runtime/env.ts';
import type { Binding } from './binding.ts';
import { removalPolicy } from './removal.ts';

interface TableChart {
  partition: string;
  sort: string;
  timeToLive?: string;
  stream?: true;
  appendOnly?: true;
  retain: boolean;
  indexes: Record<string, IndexChart>;
}
interface IndexChart {
  partition: string;
  sort: string;
  projection: 'all' | 'keys' | readonly string[];
  sortType?: 'N';
}

const variables = {
  core: 'CORE_TABLE',
  payments: 'PAYMENTS_TABLE',
  audit: 'AUDIT_TABLE',
  catalog: 'CATALOG_TABLE',
  ephemeral: 'EPHEMERAL_TABLE',
} as const satisfies Record<TableName, EnvName>;

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction needs the permissions of its parts, and ConditionCheck has one of its own. */
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** What would change or delete rows; expiry is not a call. Of these, BatchWriteItem cannot be allowed for additions only. */
const CHANGE = [
  ...['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
  ...['dynamodb:PartiQLInsert', 'dynamodb:PartiQLUpdate', 'dynamodb:PartiQLDelete'],
];
const denyChanges = (): PolicyDocument =>
  new PolicyDocument({
    statements: [
      new PolicyStatement({ effect: Effect.DENY, principals: [new AnyPrincipal()], actions: CHANGE, resources: ['*'] }),
    ],
  });

const attribute = (name: string, type: 'S' | 'N' = 'S') => ({
  name,
  type: type === 'N' ? AttributeType.NUMBER : AttributeType.STRING,
});

const toProjection = (projection: IndexChart['projection']) => {
  if (projection === 'all') return { projectionType: ProjectionType.ALL };
  if (projection === 'keys') return { projectionType: ProjectionType.KEYS_ONLY };
  return { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...projection] };
};

export class DataTable extends Construct {
  readonly table: Table;
  private readonly variable: EnvName;

  constructor(scope: Construct, name: TableName, { keepsData }: { keepsData: boolean }) {
    super(scope, name);
    const chart: TableChart = tables[name];
    this.variable = variables[name];
    this.table = new Table(this, 'Table', {
      partitionKey: attribute(chart.partition),
      sortKey: attribute(chart.sort),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.DEFAULT,
      timeToLiveAttribute: chart.timeToLive,
      resourcePolicy: chart.appendOnly ? denyChanges() : undefined,
      stream: chart.stream ? StreamViewType.NEW_AND_OLD_IMAGES : undefined,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: chart.retain },
      deletionProtection: chart.retain && keepsData,
      removalPolicy: removalPolicy({ keepsData }),
    });
    for (const [indexName, index] of Object.entries(chart.indexes)) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: attribute(index.partition),
        sortKey: attribute(index.sort, index.sortType),
        ...toProjection(index.projection),
      });
    }
    if (!chart.retain) {
      Validations.of(this.table).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason:
          'Holds only what may vanish: sign-ins, rate buckets, idempotency rows, finished jobs, all with an expiry. Restoring it would bring ended sign-ins and used tokens back to life.',
      });
    }
  }

  read(partitions: readonly string[]): Binding {
    return this.binding([...READ], partitions);
  }

  write(partitions: readonly string[]): Binding {
    return this.binding([...READ, ...WRITE], partitions);
  }

  /** Partitions of an index, which are others than those of the table. */
  query(index: string, partitions: readonly string[]): Binding {
    return this.binding(['dynamodb:Query'], partitions, `/index/${index}`);
  }

  /** Adds rows, without the permission to read them. */
  append(partitions: readonly string[]): Binding {
    return this.binding(['dynamodb:PutItem'], partitions);
  }

  writeBatches(partitions: readonly string[]): Binding {
    return this.binding(['dynamodb:BatchWriteItem'], partitions);
  }

  private binding(actions: string[], partitions: readonly string[], part = ''): Binding {
    const resources = [`${this.table.tableArn}${part}`];
    const conditions = {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
      // `ForAllValues` also holds for a call without any key, so require one.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    };
    return {
      variables: { [this.variable]: this.table.tableName },
      statements: [new PolicyStatement({ actions, resources, conditions })],
    };
  }
}
