export const teamMessages = {
  addEmployee: 'Add Team Member',
  offerAdd: 'Add “{name}” as team member',
  offerUse: 'Use {name}, who holds this role',
  saveFirst: 'Please save your BCP first to manage team members and service providers.',
  removeEmployee: 'Are you sure you want to delete this employee?',
  removeProvider: 'Are you sure you want to delete this service provider?',
  employeeRefused: 'Duplicate employee detected',
  providerRefused: 'Duplicate service provider detected',
  employeeFailed: 'Error saving employee. Please try again.',
  providerFailed: 'Error saving service provider. Please try again.',
  notConnected: 'We couldn’t reach Keelhouse. What you typed is kept here.',
} as const;
