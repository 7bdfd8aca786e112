import { describe, expect, it } from 'vitest';
import { buildApp } from '#infra/app.ts';
import { type Stage, stages as settings } from '#infra/stages.ts';
import { stages, synthesisOf } from './synthesis.ts';

const RESERVED = { reservedConcurrency: { auth: 50, webhook: 20, changes: 10 } };
const build = (stage: Stage) => () => buildApp(stage, { bundling: false });

describe.each(['staging', 'prod'] as const)('the stage %s', (name) => {
  const stage = stages[name];

  it('the stage is refused with the settings of a new checkout, and every missing setting is named', () => {
    const settingNames = [
      'domain',
      'siteUrl',
      'mail.domain',
      'mail.sender',
      'browser.stripePublishableKey',
      'browser.supportEmail',
      'monitoring.alarmsMail',
      'monitoring.runbookUrl',
    ];
    expect(build(settings[name])).toThrow(
      new RegExp(settingNames.map((setting) => `- ${setting.replace('.', '\\.')} \\(`).join('[^]*')),
    );
  });

  it.each<[string, Partial<Stage>]>([
    ['domain', { domain: undefined }],
    ['domain', { domain: { ...stage.domain!, certificateArn: stage.domain!.certificateArn.replace('us-east-1', 'eu-west-1') } }],
    [
      'edge.apiDomain',
      {
        region: 'eu-west-1',
        edge: { ...stage.edge!, apiDomain: { name: 'api.keelhouse.com', certificateArn: stage.domain!.certificateArn } },
      },
    ],
    ['siteUrl', { siteUrl: 'https://keelhouse.example' }],
    ['siteUrl', { siteUrl: `${stage.siteUrl}/` }],
    ['mail.domain', { mail: { ...stage.mail, domain: 'mail.example.com' } }],
    ['mail.sender', { mail: { ...stage.mail, sender: 'Keelhouse <no-reply@elsewhere.com>' } }],
    [
      'browser.stripePublishableKey',
      { browser: { ...stage.browser, stripePublishableKey: name === 'prod' ? 'pk_test_1' : 'pk_live_1' } },
    ],
    [
      'browser.stripePublishableKey',
      { browser: { ...stage.browser, stripePublishableKey: settings[name].browser.stripePublishableKey } },
    ],
    ['browser.supportEmail', { browser: { ...stage.browser, supportEmail: 'support@keelhouse.example' } }],
    ['monitoring.alarmsMail', { monitoring: { ...stage.monitoring!, alarmsMail: 'operations@keelhouse.example' } }],
    ['monitoring.runbookUrl', { monitoring: { ...stage.monitoring!, runbookUrl: settings[name].monitoring!.runbookUrl } }],
    ['monitoring.alarmsMail', { monitoring: null }],
    ['monitoring.lambdaQuota', { ...RESERVED, monitoring: { ...stage.monitoring!, lambdaQuota: 179 } }],
    ['edge.hasFirewall', { edge: { ...stage.edge!, hasFirewall: false } }],
  ])('the stage is refused for its %s alone: %#', (setting, change) => {
    expect(build({ ...stage, ...change })).toThrow(`Set in infra/stages.ts:\n- ${setting} (`);
  });

  it('the stage requires TLS 1.2 with the policy of 2021 or newer', () => {
    const [distribution] = synthesisOf(name).ofType('AWS::CloudFront::Distribution');
    const { ViewerCertificate, Aliases } = distribution!.properties.DistributionConfig;
    expect(Aliases).toEqual([stage.domain!.name]);
    expect(ViewerCertificate).toMatchObject({
      AcmCertificateArn: stage.domain!.certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
    });
  });
});

describe('a stage without customers', () => {
  it('a stage without customers is built with the settings of a new checkout', () => {
    expect(build(settings.dev)).not.toThrow();
  });
});
