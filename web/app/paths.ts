export type Gate = 'crisis' | 'staff' | 'tabletop';

export interface RouteDef {
  path: string;
  /** The file in `pages/` without extension. */
  page: string;
  /**
   * `auth` pages have no frame, `public` ones do, `user` ones also need a session; `screen` ones do, too, without a frame.
   * `visitor` pages have a small frame of their own, to be as fast as sign-in.
   */
  access: 'auth' | 'visitor' | 'public' | 'user' | 'screen';
  gate?: Gate;
}

export const routes = {
  login: { path: '/login', page: 'login', access: 'auth' },
  register: { path: '/register', page: 'register', access: 'auth' },
  verifyEmail: { path: '/verify-email', page: 'verify-email', access: 'auth' },
  confirmEmail: { path: '/confirm-email', page: 'confirm-email', access: 'auth' },
  forgotPassword: { path: '/forgot-password', page: 'forgot-password', access: 'auth' },
  resetPassword: { path: '/reset-password/:token', page: 'reset-password', access: 'auth' },
  resetPasswordBare: { path: '/reset-password', page: 'reset-password', access: 'auth' },
  pricing: { path: '/pricing', page: 'pricing', access: 'visitor' },
  sample: { path: '/sample', page: 'sample', access: 'visitor' },
  riskCheck: { path: '/risk-check', page: 'risk-check', access: 'visitor' },
  privacyPolicy: { path: '/privacy-policy', page: 'privacy-policy', access: 'public' },
  termsOfService: { path: '/terms-of-service', page: 'terms-of-service', access: 'public' },
  cookiePolicy: { path: '/cookie-policy', page: 'cookie-policy', access: 'public' },
  dataProtection: { path: '/data-protection', page: 'data-protection', access: 'public' },
  about: { path: '/about', page: 'about', access: 'public' },
  dashboard: { path: '/dashboard', page: 'dashboard', access: 'user' },
  bcps: { path: '/bcp', page: 'bcp-list', access: 'user' },
  newBcp: { path: '/bcp/new', page: 'bcp-editor', access: 'user' },
  bcp: { path: '/bcp/:id', page: 'bcp-editor', access: 'user' },
  stressTest: { path: '/bcp/:id/stress-test', page: 'stress-test', access: 'user' },
  bcpProof: { path: '/bcp/:id/proof', page: 'bcp-proof', access: 'user' },
  subscription: { path: '/subscription', page: 'subscription-management', access: 'user' },
  subscriptionManagement: { path: '/subscription-management', page: 'subscription-management', access: 'user' },
  paymentHistory: { path: '/payment-history', page: 'payment-history', access: 'user' },
  billingSettings: { path: '/billing-settings', page: 'billing-settings', access: 'user' },
  profile: { path: '/profile', page: 'profile', access: 'user' },
  crisisCommunications: { path: '/crisis-communications', page: 'crisis-communications', access: 'user', gate: 'crisis' },
  phoneTree: { path: '/crisis-communications/phone-tree', page: 'phone-tree', access: 'user', gate: 'crisis' },
  tabletopExercises: { path: '/tabletop-exercises', page: 'tabletop-exercises', access: 'user', gate: 'tabletop' },
  newExercise: { path: '/tabletop-exercises/new', page: 'exercise-form', access: 'user', gate: 'tabletop' },
  exercise: { path: '/tabletop-exercises/:id', page: 'exercise', access: 'user', gate: 'tabletop' },
  editExercise: { path: '/tabletop-exercises/:id/edit', page: 'exercise-form', access: 'user', gate: 'tabletop' },
  facilitate: { path: '/tabletop-exercises/:id/facilitate', page: 'exercise-facilitate', access: 'user', gate: 'tabletop' },
  projector: { path: '/tabletop-exercises/:id/projector', page: 'exercise-projector', access: 'screen', gate: 'tabletop' },
  adminTemplates: { path: '/admin/templates', page: 'admin-templates', access: 'user', gate: 'staff' },
  admin: { path: '/admin', page: 'admin', access: 'user', gate: 'staff' },
} as const satisfies Record<string, RouteDef>;

export type RouteName = keyof typeof routes;

/** The path of a route without parameters. */
export const pathOf = (name: RouteName): string => routes[name].path;

/** Search parameter that carries a tier from the prices through sign-up to the subscription page. */
const TIER = 'plan';
export const withTier = (path: string, tier: string | null): string =>
  tier === null ? path : `${path}?${TIER}=${encodeURIComponent(tier)}`;
export const tierIn = (search: URLSearchParams): string | null => search.get(TIER);

export const bcpPath = (id: number): string => `/bcp/${id}`;

export const stressTestPath = (id: number): string => routes.stressTest.path.replace(':id', String(id));
export const proofPath = (id: number): string => routes.bcpProof.path.replace(':id', String(id));

export const exercisePath = (id: number): string => routes.exercise.path.replace(':id', String(id));
export const facilitatePath = (id: number): string => routes.facilitate.path.replace(':id', String(id));
export const projectorPath = (id: number): string => routes.projector.path.replace(':id', String(id));

/** Search parameter that opens the sheet which completes the exercise. */
const COMPLETE = 'complete';
export const completeExercisePath = (id: number): string => `${exercisePath(id)}?${COMPLETE}=1`;
export const isCompleting = (search: URLSearchParams): boolean => search.get(COMPLETE) === '1';

export const bcpPreviewPath = (id: number): string => `${bcpPath(id)}?preview=1`;
export const isPreview = (search: URLSearchParams): boolean => search.get('preview') === '1';

/** Tabs of the staff's page, as its address names them. */
export type AdminTabId = 'overview' | 'users' | 'subscriptions' | 'payments' | 'pricing' | 'crisis';
export const adminPath = (tab: AdminTabId, filter: Record<string, string> = {}): string =>
  `${routes.admin.path}?${new URLSearchParams({ tab, ...filter })}`;

/** The details of an account for staff. */
export const accountPath = (id: number): string => adminPath('users', { user: String(id) });
