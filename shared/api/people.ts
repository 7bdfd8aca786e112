import * as z from 'zod';
import { partialWithoutDefaults } from '#shared/domain/part.ts';
import { Employee, NewEmployee, NewServiceProvider, ServiceProvider } from '#shared/domain/people.ts';
import { ById, defineArea } from './endpoint.ts';

const DUPLICATE = 'The entry exists already, or the list is full';

export const people = defineArea({
  listEmployees: {
    method: 'GET',
    path: '/v1/bcp/{id}/employees',
    access: 'user',
    summary: 'Team members of a plan',
    params: ById,
    response: z.array(Employee),
  },
  createEmployee: {
    method: 'POST',
    path: '/v1/bcp/{id}/employees',
    access: 'user',
    summary: 'Add a team member',
    refusals: { 400: DUPLICATE },
    status: 201,
    params: ById,
    body: NewEmployee,
    response: Employee,
    ownsIdempotency: true,
  },
  updateEmployee: {
    method: 'PUT',
    path: '/v1/employees/{id}',
    access: 'user',
    summary: 'Change a team member; without fields, confirm the entry as it is',
    refusals: { 400: DUPLICATE },
    params: ById,
    body: partialWithoutDefaults(NewEmployee),
    response: Employee,
  },
  removeEmployee: {
    method: 'DELETE',
    path: '/v1/employees/{id}',
    access: 'user',
    summary: 'Remove a team member',
    status: 204,
    params: ById,
    response: 'none',
  },
  listProviders: {
    method: 'GET',
    path: '/v1/bcp/{id}/service-providers',
    access: 'user',
    summary: 'Service providers of a plan',
    params: ById,
    response: z.array(ServiceProvider),
  },
  createProvider: {
    method: 'POST',
    path: '/v1/bcp/{id}/service-providers',
    access: 'user',
    summary: 'Add a service provider',
    refusals: { 400: DUPLICATE },
    status: 201,
    params: ById,
    body: NewServiceProvider,
    response: ServiceProvider,
    ownsIdempotency: true,
  },
  updateProvider: {
    method: 'PUT',
    path: '/v1/service-providers/{id}',
    access: 'user',
    summary: 'Change a service provider; without fields, confirm the entry as it is',
    refusals: { 400: DUPLICATE },
    params: ById,
    body: partialWithoutDefaults(NewServiceProvider),
    response: ServiceProvider,
  },
  removeProvider: {
    method: 'DELETE',
    path: '/v1/service-providers/{id}',
    access: 'user',
    summary: 'Remove a service provider',
    status: 204,
    params: ById,
    response: 'none',
  },
});
