/**
 * What Stripe always answers and the fake does not, by object: features that are not used here. Whoever comes to need one
 * of these fields gives it to the fake and takes it off this list.
 */
const NOT_KEPT_BY_OBJECT: Record<string, string> = {
  'billing_portal.configuration': `
    application business_profile features.customer_update.allowed_updates
    features.payment_method_update.payment_method_configuration features.subscription_cancel.cancellation_reason
    features.subscription_cancel.mode features.subscription_cancel.proration_behavior features.subscription_pause
    features.subscription_update.billing_cycle_anchor features.subscription_update.default_allowed_updates
    features.subscription_update.proration_behavior features.subscription_update.schedule_at_period_end
    features.subscription_update.trial_update_behavior login_page name updated
  `,
  'billing_portal.session': 'customer_account flow locale on_behalf_of',
  charge: `
    amount_captured application application_fee application_fee_amount balance_transaction billing_details
    calculated_statement_descriptor captured description failure_balance_transaction fraud_details on_behalf_of
    outcome payment_method_details.card.amount_authorized payment_method_details.card.authorization_code
    payment_method_details.card.checks payment_method_details.card.electronic_commerce_indicator
    payment_method_details.card.installments payment_method_details.card.mandate
    payment_method_details.card.network payment_method_details.card.network_transaction_id
    payment_method_details.card.regulated_status payment_method_details.card.three_d_secure
    payment_method_details.card.transaction_link_id receipt_email receipt_number receipt_url review shipping
    source source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group
  `,
  'checkout.session': `
    adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax
    billing_address_collection client_secret collected_information consent consent_collection currency_conversion
    custom_fields custom_text customer_account customer_creation customer_details discounts integration_identifier
    invoice_creation locale managed_payments origin_context payment_intent payment_link payment_method_collection
    payment_method_configuration_details payment_method_options permissions recovered_from
    saved_payment_method_options setup_intent shipping_address_collection shipping_cost shipping_options
    submit_type total_details wallet_options
  `,
  dispute: `
    balance_transactions enhanced_eligibility_types evidence evidence_details.enhanced_eligibility
    evidence_details.submission_method intended_submission_method
  `,
  invoice: `
    account_country account_name account_tax_ids amount_overpaid amount_shipping application automatic_tax
    automatically_finalizes_at custom_fields customer_account customer_address customer_phone customer_shipping
    customer_tax_exempt default_payment_method default_source default_tax_rates discounts due_date effective_at
    ending_balance footer from_invoice issuer last_finalization_error latest_revision on_behalf_of
    payment_settings post_payment_credit_notes_amount pre_payment_credit_notes_amount receipt_number rendering
    shipping_cost shipping_details statement_descriptor subtotal_excluding_tax test_clock total_discount_amounts
    total_excluding_tax total_pretax_credit_amounts webhooks_delivered_at
  `,
  line_item: `
    discount_amounts discountable discounts parent pretax_credit_amounts pricing.unit_amount_decimal
    quantity_decimal subscription subtotal taxes
  `,
  payment_intent: `
    allowed_payment_method_types amount_capturable application application_fee_amount automatic_payment_methods
    cancellation_reason capture_method confirmation_method customer_account excluded_payment_method_types
    managed_payments on_behalf_of payment_method_configuration_details payment_method_options payment_record
    processing receipt_email review setup_future_usage shipping source statement_descriptor
    statement_descriptor_suffix transfer_group
  `,
  payment_method: `
    billing_details.tax_id card.checks card.generated_from card.networks card.regulated_status
    card.three_d_secure_usage customer_account
  `,
  price: 'custom_unit_amount recurring.meter recurring.trial_period_days tax_behavior tiers_mode transform_quantity',
  product: 'package_dimensions shippable tax_details url',
  refund: `
    balance_transaction customer customer_account payment_method receipt_number source_transfer_reversal
    transfer_reversal
  `,
  setup_intent: `
    application automatic_payment_methods cancellation_reason excluded_payment_method_types latest_attempt mandate
    on_behalf_of payment_method_configuration_details payment_method_options single_use_mandate
  `,
  subscription: `
    application application_fee_percent automatic_tax billing_cycle_anchor_config billing_mode billing_schedules
    billing_thresholds cancellation_details customer_account days_until_due default_source discounts
    invoice_settings managed_payments next_pending_invoice_item_invoice on_behalf_of pause_collection
    payment_settings pending_invoice_item_interval pending_update schedule test_clock transfer_data trial_settings
  `,
  subscription_item: 'billing_thresholds current_trial discounts plan tax_rates',
};

/** Such as `invoice.issuer`. */
export const NOT_KEPT: ReadonlySet<string> = new Set(
  Object.entries(NOT_KEPT_BY_OBJECT).flatMap(([object, fields]) =>
    fields
      .split(/\s+/)
      .filter(Boolean)
      .map((field) => `${object}.${field}`),
  ),
);
