export const peopleMessages = {
  nameRequired: 'Name is required',
  roleRequired: 'Role is required',
  typeRequired: 'Type is required',
  duplicateEmployee: 'Employee with name "{name}" and role "{role}" already exists.',
  duplicateProvider: 'Service provider with name "{name}" and type "{type}" already exists.',
  full: 'No more people can be added to this plan.',
} as const;
