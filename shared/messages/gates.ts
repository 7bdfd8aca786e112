/** What stands in place of a page that a plan or a role does not include. */
export const gateMessages = {
  planTitle: '{Plan} Plan Required',
  planText: '{feature} is available for {plan} subscribers and above.',
  planAction: 'Upgrade to {Plan}',
  tabletop: 'Premium subscription required for tabletop exercises',
  crisisTitle: 'Access Required',
  crisisText: 'Gold or Premium subscription required, or admin privileges.',
  crisisAction: 'Upgrade Subscription',
  staffTitle: 'Admin privileges required',
  staffText:
    'This area is for the people who run Keelhouse. If you should have access, ask a super administrator to give it to you.',
} as const;
