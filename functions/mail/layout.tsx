import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';

const ink = '#17211F';
const quiet = '#4B5653';
const tide = '#0B6B61';
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text = { color: ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul style={{ ...text, paddingLeft: '20px' }}>
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
      <li key={at}>{item}</li>
    ))}
  </ul>
);

interface LetterProps {
  title: string;
  preview: string;
  name: string | null;
  children: ReactNode;
  action?: { label: string; href: string };
  /** What the reader should know about the link: how long it works, what to do when it was not them. */
  note: string;
  siteUrl: string;
}

export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={text}>{children}</Text>;

export const Letter = ({ title, preview, name, children, action, note, siteUrl }: LetterProps) => (
  <Html lang="en">
    <Head />
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: '#F7F6F2', fontFamily: font, margin: 0, padding: '32px 16px' }}>
      <Container
        style={{
          backgroundColor: '#FFFFFF',
          border: '1px solid #E0DCD2',
          borderRadius: '12px',
          maxWidth: '560px',
          padding: '32px',
        }}
      >
        <Text style={{ color: tide, fontSize: '18px', fontWeight: 700, margin: '0 0 24px' }}>Keelhouse</Text>
        <Heading as="h1" style={{ color: ink, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' }}>
          {title}
        </Heading>
        <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
        {children}
        {action ? (
          <Section style={{ margin: '24px 0' }}>
            <Button
              href={action.href}
              style={{
                backgroundColor: tide,
                borderRadius: '8px',
                color: '#FFFFFF',
                fontSize: '16px',
                fontWeight: 600,
                padding: '12px 24px',
              }}
            >
              {action.label}
            </Button>
            <Text
              // The text part spells the link beside the label already.
              data-skip-in-text="true"
              style={{ ...text, color: quiet, fontSize: '14px', lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-all' }}
            >
              Or copy this address into your browser: <Link href={action.href}>{action.href}</Link>
            </Text>
          </Section>
        ) : null}
        <Hr style={{ borderColor: '#E0DCD2', margin: '24px 0' }} />
        <Text style={{ color: quiet, fontSize: '14px', lineHeight: '20px', margin: 0 }}>{note}</Text>
        <Text style={{ color: quiet, fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }}>
          Keelhouse, continuity plans for businesses that have work to do. <Link href={siteUrl}>{siteUrl}</Link>
        </Text>
      </Container>
    </Body>
  </Html>
);
