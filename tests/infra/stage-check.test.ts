import { describe, expect, it } from 'vitest';
import { buildApp } from '#infra/app.ts';
import { type Stage, stages as settings } from '#infra/stages.ts';
import { stages, synthesisOf } from './synthesis.ts';

const build = (stage: Stage) => () => buildApp(stage, { bundling: false });
const { prod } = stages;

describe('production', () => {
  it('production is refused with the settings of a new checkout, and every missing setting is named', () => {
    const names = [
      'domain',
      'siteUrl',
      'mail.domain',
      'mail.sender',
      'browser.stripePublishableKey',
      'browser.supportEmail',
      'monitoring.alarmsMail',
      'monitoring.runbookUrl',
    ];
    expect(build(settings.prod)).toThrow(new RegExp(names.map((name) => `- ${name.replace('.', '\\.')} \\(`).join('[^]*')));
  });

  it.each<[string, Partial<Stage>]>([
    ['domain', { domain: undefined }],
    ['siteUrl', { siteUrl: 'https://keelhouse.example' }],
    ['siteUrl', { siteUrl: `${prod.siteUrl}/` }],
    ['mail.domain', { mail: { ...prod.mail, domain: 'mail.example.com' } }],
    ['mail.sender', { mail: { ...prod.mail, sender: 'Keelhouse <no-reply@elsewhere.com>' } }],
    ['browser.stripePublishableKey', { browser: { ...prod.browser, stripePublishableKey: 'pk_test_1' } }],
    ['browser.supportEmail', { browser: { ...prod.browser, supportEmail: 'support@keelhouse.example' } }],
    ['monitoring.alarmsMail', { monitoring: { ...prod.monitoring!, alarmsMail: 'operations@keelhouse.example' } }],
    ['monitoring.runbookUrl', { monitoring: { ...prod.monitoring!, runbookUrl: settings.prod.monitoring!.runbookUrl } }],
    ['monitoring.alarmsMail', { monitoring: null }],
    ['monitoring.lambdaQuota', { monitoring: { ...prod.monitoring!, lambdaQuota: 179 } }],
    ['edge.hasFirewall', { edge: { ...prod.edge!, hasFirewall: false } }],
  ])('production is refused for its %s alone: %#', (name, change) => {
    expect(build({ ...prod, ...change })).toThrow(`Set in infra/stages.ts:\n- ${name} (`);
  });

  it('production requires TLS 1.2 with the policy of 2021 or newer', () => {
    const [distribution] = synthesisOf('prod').ofType('AWS::CloudFront::Distribution');
    const { ViewerCertificate, Aliases } = distribution!.properties.DistributionConfig;
    expect(Aliases).toEqual([prod.domain!.name]);
    expect(ViewerCertificate).toMatchObject({
      AcmCertificateArn: prod.domain!.certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
    });
  });
});

describe('a stage without customers', () => {
  it('a stage without customers is built with the settings of a new checkout', () => {
    expect(build(settings.dev)).not.toThrow();
  });
});
