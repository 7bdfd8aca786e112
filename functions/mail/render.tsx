import type { ReactElement } from 'react';
import { render } from 'react-email';
import type { Mail } from '#shared/queues/mail.ts';
import {
  accountExists,
  accountLocked,
  dataExportReady,
  passwordChanged,
  resetPassword,
  staffOpenedBcp,
  verifyEmail,
} from './account-mails.tsx';
import { deletionCanceled, deletionRequested } from './deletion-mails.tsx';
import { confirmEmailChange, emailChanged, emailChangeRequested, emailTaken } from './email-change-mails.tsx';
import { newScenarios } from './exercise-mails.tsx';
import { paymentReceived, subscriptionCanceled, subscriptionResumed } from './receipt-mails.tsx';
import { recoveryCodeUsed, secondFactorDisabled, secondFactorEnabled } from './second-factor-mails.tsx';
import { confirmPayment, paymentFailed, subscriptionEnds, subscriptionRenews } from './subscription-mails.tsx';

const composeMail = (mail: Mail, siteUrl: string): { subject: string; body: ReactElement } => {
  switch (mail.kind) {
    case 'verify_email':
      return verifyEmail(mail, siteUrl);
    case 'account_exists':
      return accountExists(mail, siteUrl);
    case 'confirm_email_change':
      return confirmEmailChange(mail, siteUrl);
    case 'email_taken':
      return emailTaken(mail, siteUrl);
    case 'email_change_requested':
      return emailChangeRequested(mail, siteUrl);
    case 'email_changed':
      return emailChanged(mail, siteUrl);
    case 'reset_password':
      return resetPassword(mail, siteUrl);
    case 'account_locked':
      return accountLocked(mail, siteUrl);
    case 'password_changed':
      return passwordChanged(mail, siteUrl);
    case 'staff_opened_bcp':
      return staffOpenedBcp(mail, siteUrl);
    case 'deletion_requested':
      return deletionRequested(mail, siteUrl);
    case 'deletion_canceled':
      return deletionCanceled(mail, siteUrl);
    case 'data_export_ready':
      return dataExportReady(mail, siteUrl);
    case 'second_factor_enabled':
      return secondFactorEnabled(mail, siteUrl);
    case 'second_factor_disabled':
      return secondFactorDisabled(mail, siteUrl);
    case 'recovery_code_used':
      return recoveryCodeUsed(mail, siteUrl);
    case 'subscription_renews':
      return subscriptionRenews(mail, siteUrl);
    case 'subscription_ends':
      return subscriptionEnds(mail, siteUrl);
    case 'subscription_canceled':
      return subscriptionCanceled(mail, siteUrl);
    case 'subscription_resumed':
      return subscriptionResumed(mail, siteUrl);
    case 'payment_received':
      return paymentReceived(mail, siteUrl);
    case 'payment_failed':
      return paymentFailed(mail, siteUrl);
    case 'confirm_payment':
      return confirmPayment(mail, siteUrl);
    case 'new_scenarios':
      return newScenarios(mail, siteUrl);
  }
};

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export const renderMail = async (mail: Mail, siteUrl: string): Promise<RenderedMail> => {
  const { subject, body } = composeMail(mail, siteUrl);
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  return { subject, html, text };
};
