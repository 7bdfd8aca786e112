import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Area } from '#shared/api/endpoint.ts';
import { AppFunction } from './app-function.ts';
import { type Binding, setting } from './binding.ts';

/** HTTP APIs end a request after 30 s whatever the Lambda does. */
const HANDLER_SECONDS = 10;

export interface ApiAreaProps {
  stage: Stage;
  /** The area's name in the contract; its folder is the same name in kebab case. */
  name: string;
  area: Area;
  timeoutSeconds?: number;
  isLight?: boolean;
  needs: Binding[];
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export class ApiArea extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, { stage, name, area, needs, ...props }: ApiAreaProps) {
    super(scope, name);
    this.handler = new AppFunction(this, 'Handler', {
      stage,
      entry: `functions/api/${kebab(name)}/handler.ts`,
      description: `Answers the ${Object.keys(area).length} calls of the area ${name}`,
      timeoutSeconds: props.timeoutSeconds ?? HANDLER_SECONDS,
      memoryMb: props.isLight ? stage.memoryMb.waiting : stage.memoryMb.api,
      area: name,
      reservedConcurrency: name === 'auth' ? stage.reservedConcurrency?.auth : undefined,
    }).bind(setting('STAFF_SECOND_FACTOR', stage.staffSecondFactor), ...needs);
  }
}
